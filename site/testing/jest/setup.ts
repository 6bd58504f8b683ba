import { configure, getConfig } from '@testing-library/react';

configure(({ getElementError, ...before }) => ({
  ...before,
  // Generous timeout for busy machines: only what never happens fails.
  asyncUtilTimeout: 60_000,
  // Printing the document is an eighth of the time of the panel's tests. While something is waited for, nobody reads
  // it: when time is up, it is asked for again.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    return isWaiting
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container);
  },
}));
