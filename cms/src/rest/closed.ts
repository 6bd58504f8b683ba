/**
 * What Payload answers with 501 are collections without a way in from outside; it repeats the address, with the port
 * that nobody outside should know. To the caller there is nothing.
 */
export const withoutInnerAddress = (response: Response): Response =>
  response.status === 501 ? Response.json({ errors: [{ message: 'Not found.' }] }, { status: 404 }) : response;
