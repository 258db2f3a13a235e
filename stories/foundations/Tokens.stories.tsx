import type { ReactNode } from 'react';
import { vars } from '../../src/theme/contract.css.ts';
import { sharedValues } from '../../src/theme/values.ts';
import { ColorTable } from './ColorTable.tsx';
import * as styles from './foundations.css.ts';
import { TokenTable } from './TokenTable.tsx';

export default { title: 'Foundations / Tokens' };

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </>
  );
}

/** Both themes side by side, with the contrast on every background for which the contract guarantees one. */
export const Colours = () => (
  <>
    <Section title="Shell">
      <ColorTable group="color" />
    </Section>
    <Section title="Tones of callouts and badges">
      <ColorTable group="tone" />
    </Section>
    <Section title="Code">
      <ColorTable group="code" />
    </Section>
  </>
);

const sample = 'Measure twice, cut once. 量两次，锯一次。';

export const Type = () => (
  <>
    <Section title="Sizes">
      <TokenTable
        name="size"
        values={sharedValues.size}
        show={(key) => <span style={{ fontSize: vars.size[key] }}>{sample}</span>}
      />
    </Section>
    <Section title="Families">
      <TokenTable
        name="font"
        values={sharedValues.font}
        show={(key) => <span style={{ fontFamily: vars.font[key] }}>{sample}</span>}
      />
    </Section>
    <Section title="Weights">
      <TokenTable
        name="weight"
        values={sharedValues.weight}
        show={(key) => <span style={{ fontWeight: vars.weight[key] }}>{sample}</span>}
      />
    </Section>
    <Section title="Leading">
      <TokenTable
        name="leading"
        values={sharedValues.leading}
        show={(key) => (
          <div style={{ lineHeight: vars.leading[key], maxInlineSize: '16rem' }}>{sample.repeat(2)}</div>
        )}
      />
    </Section>
    <Section title="Tracking">
      <TokenTable
        name="tracking"
        values={sharedValues.tracking}
        show={(key) => <span style={{ letterSpacing: vars.tracking[key] }}>{sample}</span>}
      />
    </Section>
  </>
);

export const SpaceAndShape = () => (
  <>
    <Section title="Space">
      <TokenTable
        name="space"
        values={sharedValues.space}
        show={(key) => <div className={styles.bar} style={{ inlineSize: vars.space[key] }} />}
      />
    </Section>
    <Section title="Radius">
      <TokenTable
        name="radius"
        values={sharedValues.radius}
        show={(key) => <div className={styles.plate} style={{ borderRadius: vars.radius[key] }} />}
      />
    </Section>
    <Section title="Borders">
      <TokenTable
        name="border"
        values={sharedValues.border}
        show={(key) => <div className={styles.bar} style={{ blockSize: vars.border[key] }} />}
      />
    </Section>
    <Section title="Shadows">
      <TokenTable
        name="shadow"
        values={{ raised: '', drawer: '' }}
        show={(key) => <div className={styles.plate} style={{ boxShadow: vars.shadow[key] }} />}
      />
    </Section>
    <Section title="Layout">
      <TokenTable name="layout" values={sharedValues.layout} />
    </Section>
  </>
);

export const Layers = () => (
  <Section title="Order in depth (z-index)">
    <TokenTable name="layer" values={sharedValues.layer} />
  </Section>
);

export const Motion = () => (
  <Section title="Motion">
    <p className={styles.note}>
      Point at a row. With “Motion: Reduced” all durations are zero, whatever uses them.
    </p>
    <TokenTable
      name="motion"
      values={sharedValues.motion}
      show={(key) => (
        <div
          className={styles.mover}
          style={
            key === 'ease'
              ? { transition: `translate ${vars.motion.groupClose} ${vars.motion.ease}` }
              : { transition: `translate ${vars.motion[key]}` }
          }
        />
      )}
    />
  </Section>
);
