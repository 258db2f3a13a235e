import type { Story } from '@ladle/react';
import { Hero } from '../../src/article/Hero/Hero.tsx';
import { InArticle } from '../support/InArticle.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Article / Hero' };

export const Playground: Story<{ name: string; text: string; tagline: string }> = (props) => {
  const { text } = useWorkbench();
  return (
    <InArticle wide>
      <Hero
        {...props}
        image={{ src: '/logo.svg', alt: text({ en: 'A table', zh: '一张桌子' }) }}
        actions={[
          { text: text({ en: 'Get started', zh: '快速开始' }), link: '#start' },
          { text: text({ en: 'Plans', zh: '图纸' }), link: '#plans', theme: 'alt' },
        ]}
      />
    </InArticle>
  );
};
Playground.args = {
  name: 'Example',
  text: 'Tables that last',
  tagline: 'From a tree to a table in a weekend',
};

/** The hero of a product's home page: name, installation command, tested version. */
export const Product = () => {
  const { text } = useWorkbench();
  return (
    <InArticle wide>
      <Hero
        name="Example"
        text={text({ en: 'Tables that last', zh: '经久耐用的桌子' })}
        tagline={text({ en: 'From a tree to a table in a weekend', zh: '一个周末，从树到桌' })}
        logo="/logo.svg"
        background="/landing/hero.svg"
        command="npm add -D example"
        github="https://code.test/example"
        actions={[{ text: text({ en: 'Get started', zh: '快速开始' }), link: '#start' }]}
      >
        <p>{text({ en: 'Tested with example 1.2.0', zh: '实测版本 example 1.2.0' })}</p>
      </Hero>
    </InArticle>
  );
};

export const WordsOnly = () => {
  const { text } = useWorkbench();
  return (
    <InArticle wide>
      <Hero name="Example" text={text({ en: 'Tables that last', zh: '经久耐用的桌子' })} />
    </InArticle>
  );
};

export const LongText = () => {
  const { text } = useWorkbench();
  return (
    <InArticle wide>
      <Hero
        name="Example"
        text={text({
          en: 'A promise so long that it cannot possibly fit on one line of any window',
          zh: '一句长到在任何窗口里都不可能放进同一行的承诺',
        })}
        tagline={text({
          en: 'And a tagline that explains at length what the promise above has left open',
          zh: '以及一段不厌其烦地解释上面那句承诺还没有说清楚的内容的副标题',
        })}
      />
    </InArticle>
  );
};
