import { Guideline } from '../support/Guideline.tsx';
import AddAComponentPage from './addAComponent.mdx?guideline';
import CodePage from './code.mdx?guideline';
import LandingPage from './landing.mdx?guideline';
import NavigationPage from './navigation.mdx?guideline';
import OverlaysPage from './overlays.mdx?guideline';
import ReadingPage from './reading.mdx?guideline';
import StatusPage from './status.mdx?guideline';

export default { title: 'Guidelines / Components' };

export const AddAComponent = () => <Guideline page={AddAComponentPage} />;
export const Reading = () => <Guideline page={ReadingPage} />;
export const Code = () => <Guideline page={CodePage} />;
export const Navigation = () => <Guideline page={NavigationPage} />;
export const Overlays = () => <Guideline page={OverlaysPage} />;
export const Status = () => <Guideline page={StatusPage} />;
export const Landing = () => <Guideline page={LandingPage} />;
