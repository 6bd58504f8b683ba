/** Ends what this browser is told of by the panel's workers, one of which each language has. */
export async function endPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await (await registration.pushManager?.getSubscription())?.unsubscribe();
}
