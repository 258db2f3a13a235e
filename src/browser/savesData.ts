/** Whether the reader has turned on data saving: then nothing is prefetched. */
export function savesData(): boolean | undefined {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
}
