import { afterEach, jest } from '@jest/globals';

afterEach(() => {
  jest.useRealTimers();
});
