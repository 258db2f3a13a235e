/** React's code for browsers, to be evaluated in a task of its own. A module of ours, as the bundler loads others in more steps. */
import 'react-dom/client';
