import { FileTree } from '../../src/article/FileTree/FileTree.tsx';
import { InArticle } from '../support/InArticle.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Article / File tree' };

export const Nested = () => {
  const { text } = useWorkbench();
  return (
    <InArticle>
      <FileTree>
        <ul>
          <li>
            <code>src/</code>
            <ul>
              <li>
                <code>table.ts</code> {text({ en: 'what is built', zh: '要做的东西' })}
              </li>
              <li>
                <code>tools/</code>
                <ul>
                  <li>
                    <code>saw.ts</code>
                  </li>
                </ul>
              </li>
            </ul>
          </li>
          <li>
            <code>a-file-with-a-name-that-is-much-longer-than-any-file-should-have.config.ts</code>{' '}
            {text({ en: 'and a remark that goes on as well', zh: '以及同样很长的一句说明' })}
          </li>
        </ul>
      </FileTree>
    </InArticle>
  );
};
