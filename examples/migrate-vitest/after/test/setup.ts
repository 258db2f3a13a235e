import { afterEach, rs } from '@rstest/core';

afterEach(() => {
  rs.useRealTimers();
  document.body.replaceChildren();
});
