/** Entry of the one stylesheet: every style of the frame and of the article components. */
import.meta.webpackContext('../..', {
  recursive: true,
  regExp: /^\.\/(?:theme|ui|islands|article|shell)\/.*\.css\.ts$/,
});
