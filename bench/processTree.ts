import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Whether the system reports the memory use of processes. */
export const CAN_MEASURE_MEMORY = existsSync('/proc/self/status');

/**
 * Returns the total resident memory of a process and its descendants, in bytes. Shared memory is counted several times.
 */
export function treeMemory(root: number): number {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const pid = Number(name);
    const parent = parentId(pid);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const sum = (pid: number): number =>
    (children.get(pid) ?? []).reduce((total, child) => total + sum(child), residentMemory(pid));
  return sum(root);
}

function parentId(pid: number): number | undefined {
  // the second field is the process name in parentheses, which may itself contain spaces and parentheses
  const [, parent] = read(pid, 'stat')?.replace(/^.*\)/s, '').trim().split(' ') ?? [];
  return parent === undefined ? undefined : Number(parent);
}

function residentMemory(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(read(pid, 'status') ?? '') ?? [];
  return Number(kilobytes ?? 0) * 1024;
}

/** Reads a file of a process. Returns `undefined` if the process has ended in the meantime. */
function read(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
