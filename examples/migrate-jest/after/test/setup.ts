import { afterEach, rs } from '@rstest/core';

afterEach(() => {
  rs.useRealTimers();
});
