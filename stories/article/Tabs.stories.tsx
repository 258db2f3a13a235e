import { Tab, Tabs } from '../../src/article/Tabs/Tabs.tsx';
import { InArticle } from '../support/InArticle.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Article / Tabs' };

export const Alone = () => {
  const { text } = useWorkbench();
  return (
    <InArticle>
      <Tabs label={text({ en: 'Wood', zh: '木材' })} defaultValue="ash">
        <Tab value="oak" label={text({ en: 'Oak', zh: '橡木' })}>
          <p>{text({ en: 'Hard and heavy.', zh: '坚硬而沉重。' })}</p>
        </Tab>
        <Tab value="ash" label={text({ en: 'Ash', zh: '白蜡木' })}>
          <p>{text({ en: 'Tough and light.', zh: '坚韧而轻巧。' })}</p>
        </Tab>
      </Tabs>
    </InArticle>
  );
};

/** Both switch together, and the choice is remembered. */
export const SameGroup = () => (
  <InArticle>
    {['add -D example', 'run example'].map((command) => (
      <Tabs key={command} groupId="package-manager" label={command}>
        {['npm', 'pnpm', 'bun'].map((name) => (
          <Tab key={name} value={name} label={name}>
            <p>
              <code>{`${name} ${command}`}</code>
            </p>
          </Tab>
        ))}
      </Tabs>
    ))}
  </InArticle>
);

export const Nested = () => (
  <InArticle>
    <Tabs>
      <Tab value="outer" label="Outer">
        <Tabs>
          <Tab value="inner" label="Inner">
            <p>Inside both.</p>
          </Tab>
          <Tab value="other" label="Other">
            <p>The other one.</p>
          </Tab>
        </Tabs>
      </Tab>
      <Tab value="empty" label="Empty" />
    </Tabs>
  </InArticle>
);
