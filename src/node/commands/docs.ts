#!/usr/bin/env node
/** `docs <command>`. Checks the version of Node first: old versions lack functions that the other modules import. */

import { isSupportedNode, SUPPORTED_NODE } from '../base/supportedNode.ts';

if (isSupportedNode()) await import('./runDocs.ts');
else {
  console.error(`Node ${process.versions.node} is not supported. Install ${SUPPORTED_NODE}.`);
  process.exitCode = 1;
}
