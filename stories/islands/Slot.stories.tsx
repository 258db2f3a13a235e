import { Slot } from '../../src/islands/Slot/Slot.tsx';

export default { title: 'Islands / Slot' };

export const Html = () => <Slot name="panel" html="<p>HTML made at build time</p>" />;

export const Empty = () => <Slot name="panel" html={undefined} />;
