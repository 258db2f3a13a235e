import { Guideline } from '../support/Guideline.tsx';
import ColorPage from './color.mdx?guideline';
import MotionPage from './motion.mdx?guideline';
import SpacePage from './space.mdx?guideline';
import TypePage from './type.mdx?guideline';
import VoicePage from './voice.mdx?guideline';

export default { title: 'Guidelines / Foundations' };

export const Color = () => <Guideline page={ColorPage} />;
export const Type = () => <Guideline page={TypePage} />;
export const Space = () => <Guideline page={SpacePage} />;
export const Motion = () => <Guideline page={MotionPage} />;
export const Voice = () => <Guideline page={VoicePage} />;
