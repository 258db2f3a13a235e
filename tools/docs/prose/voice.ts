import type { Language } from '../pages.ts';

/** Words that make a sentence sound translated, or name a thing differently than the rest of the pages. */
export interface VoicePattern {
  find: RegExp;
  /** What to write. */
  instead: string;
  /** Context in which it counts. Default: everywhere. */
  in?: 'heading' | 'tableCell';
  /** How often a page may have it. Default: never. */
  limit?: number;
}

/** Terms that need no pattern are in `docs/glossary.md`. */
export const VOICE_PATTERNS: Record<Language, VoicePattern[]> = {
  en: [
    { find: /\bof (?:its|their|your|an) own\b/gi, instead: '"its own …", "custom …"' },
    { find: /\bthe browser mode\b/gi, instead: '"browser mode"' },
    { find: /\b(?:in one go|anew|at sight)\b/gi, instead: '"in batches", "again", "immediately"' },
    { find: /\b(?:the )?matchers of jest-dom\b/gi, instead: '"jest-dom matchers"' },
    { find: /\b(?:no|some)body\b/gi, instead: 'who does what: "no test imports it", "you"' },
    { find: /\bsuits?\b/gi, instead: '"Use it when …", "works well for …"' },
    { find: /\b(?:hence|likewise|merely|thereby|wherein)\b/gi, instead: '"so", "also", "just"' },
    { find: /^(?:In turn|Apart from|Contrary to)\b/g, instead: '"Then", "Except for", "Despite"' },
    { find: /^None$/g, instead: 'what to do instead', in: 'tableCell', limit: 3 },
    {
      find: /\b(?:wants|likes|suggests)\b/g,
      instead: 'what the software does: reads, records, matches, prints, stops',
    },
    { find: /\bcomes? in (?:with|through)\b/g, instead: '"Provide … through …"' },
    {
      find: /^(?:How|Why|Who|When|Where|Which|Is|Are|Do|Does|Can|Should|What (?!is Rstest))\b|\?$(?<!^What is Rstest\?)/g,
      instead: 'a noun that people search for',
      in: 'heading',
    },
  ],
  zh: [
    { find: /(?:进|线)程池/g, instead: 'worker 池' },
    { find: /(?<!AI )编程(?:助手|代理|智能体)|AI (?:助手|代理|智能体)/g, instead: 'AI 编程助手' },
    { find: /(?<![\w.@/-])Node(?!\.js|-API|\w)|NodeJS/g, instead: 'Node.js' },
    { find: /真(?:正|实)?的?浏览器(?<!真实浏览器)/g, instead: '真实浏览器' },
    { find: /模拟(?:函数|模块|实现|返回值|对象|请求|接口|数据|全局变量|环境变量)/g, instead: 'mock' },
    { find: /恢复(?:全局变量|环境变量| spy| mock|规则)/g, instead: 'restore 还原，unstub 撤销，reset 重置' },
    { find: /(?:错误|出错)(?:信息|消息)/g, instead: '报错信息' },
    { find: /认识|提议|算数|算作/g, instead: '具体的动作：读取、记录、匹配、计入' },
    { find: /以 ?CODE ?(?:失败|结束)/g, instead: '失败并报错 `X`' },
    { find: /以.{1,12}为起点/g, instead: '相对于……' },
    { find: /写出(?:了)?(?:报告|网页|文件(?!的))/g, instead: '生成' },
    { find: /[？?]$|怎么|哪[些个里]|多少|是否|吗|什么(?!是 Rstest)/g, instead: '名词短语', in: 'heading' },
    { find: /适用于[^。]*的情况/g, instead: '“……时，可以开启”“如果……就……”' },
    { find: /下称/g, instead: '第一次写全称，之后直接用简称' },
    { find: /归一化/g, instead: '合并连续的空白字符' },
    { find: /兑现/g, instead: 'resolve，被拒绝写 reject' },
    { find: /起步(?:配置|文件)/g, instead: '初始配置和示例' },
    { find: /监视(?!器)|侦听/g, instead: 'spy，文件用“监听”' },
    { find: /的运行(?:会|不会|由|不使用)/g, instead: '把“运行”改成动词：“带 `-t` 运行时”' },
    { find: /^同上$/g, instead: '写出内容', in: 'tableCell' },
    { find: /报告器（reporter）/g, instead: '报告器', limit: 1 },
    { find: /请(?!求|.{0,2}求)/g, instead: '祈使句', limit: 8 },
    { find: /。$/g, instead: '单元格末尾不加句号', in: 'tableCell' },
  ],
};
