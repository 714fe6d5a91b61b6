import * as t from 'io-ts';

/** Grades of risk tolerance, from the most cautious, C1, to the boldest, C5. */
export const RiskGrade = t.keyof({ C1: null, C2: null, C3: null, C4: null, C5: null }, 'RiskGrade');
export type RiskGrade = t.TypeOf<typeof RiskGrade>;

/** Changes with every change of a question, an option or a declaration; answers to an earlier version are refused. */
export const questionnaireVersion = '2026-1';

/** By which standard a person or an institution is a qualified investor (募集行为管理办法 and 资管新规). */
export const InvestorStandard = t.keyof(
  { assets: null, income: null, institution: null, professional: null },
  'InvestorStandard',
);
export type InvestorStandard = t.TypeOf<typeof InvestorStandard>;

export const investorStandards: Readonly<Record<InvestorStandard, string>> = {
  assets: '个人：金融资产不低于 300 万元',
  income: '个人：最近三年个人年均收入不低于 50 万元',
  institution: '机构：净资产不低于 1,000 万元',
  professional: '专业投资者：受监管的金融机构、社会保障基金、企业年金、慈善基金等',
};

/** The sentences of the declaration; a determination needs all of them. */
export const declarations = {
  self: '本人（本机构）为自己了解私募基金信息，不代他人填写，也不受他人委托。',
  qualified: '本人（本机构）符合所选的合格投资者标准，能按要求提供证明材料。',
  risks: '本人（本机构）知悉私募基金不承诺保本或最低收益，投资可能损失全部本金。',
  secrecy: '本人（本机构）不转发、不公开所看到的基金资料。',
} as const;

export type DeclarationName = keyof typeof declarations;

const isDeclaration = (name: string): name is DeclarationName => Object.hasOwn(declarations, name);

export const declarationNames: readonly DeclarationName[] = Object.keys(declarations).filter(isDeclaration);

/** An answer that can be chosen. */
export interface RiskOption {
  readonly id: string;
  readonly text: string;
  /** From 0, the most cautious. */
  readonly points: number;
}

export interface RiskQuestion {
  readonly id: string;
  readonly text: string;
  /** From the most cautious to the boldest. */
  readonly options: readonly RiskOption[];
}

/** The answer that always makes the grade C1. */
const noLoss = 'loss-a';

const letters = ['a', 'b', 'c', 'd', 'e'] as const;

/** @param texts the options from the most cautious to the boldest */
const question = (
  id: string,
  text: string,
  texts: readonly [string, string, string, string, string],
): RiskQuestion => ({
  id,
  text,
  options: letters.map((letter, points) => ({ id: `${id}-${letter}`, text: texts[points] ?? '', points })),
});

export const riskQuestions: readonly RiskQuestion[] = [
  question('source', '您用于投资的资金主要来自哪里？', [
    '养老金或生活费用',
    '工资、劳务报酬',
    '生产经营所得',
    '投资理财收益',
    '长期闲置的自有资金',
  ]),
  question('share', '您计划投资私募基金的资金，占全部金融资产的多大比例？', [
    '超过 70%',
    '50% 至 70%',
    '30% 至 50%',
    '10% 至 30%',
    '不超过 10%',
  ]),
  question('debt', '您目前有哪些尚未清偿的大额债务？', [
    '已逾期的债务',
    '向个人或机构的信用借款',
    '经营性贷款',
    '住房贷款',
    '没有大额债务',
  ]),
  question('experience', '您有多少年股权、股票或私募基金的投资经验？', [
    '没有经验',
    '不到 2 年',
    '2 至 5 年',
    '5 至 10 年',
    '10 年以上',
  ]),
  question('knowledge', '您对私募股权基金的了解程度是？', [
    '不了解',
    '听说过，没有研究',
    '知道募、投、管、退的基本流程',
    '能读懂基金合同的主要条款',
    '从事过相关专业工作',
  ]),
  question('term', '您能接受资金多长时间不能赎回？', [
    '不到 1 年',
    '1 至 3 年',
    '3 至 5 年',
    '5 至 7 年',
    '7 年以上',
  ]),
  question('aim', '您投资的主要目标是？', [
    '本金安全',
    '略高于存款的收益',
    '稳健增值',
    '较高回报，接受较大波动',
    '高回报，接受长期不确定',
  ]),
  question('loss', '您最多能承受多大的本金损失？', [
    '不能承受任何损失',
    '不超过 10%',
    '不超过 30%',
    '不超过 50%',
    '可能损失全部本金',
  ]),
];

/** The least points of each grade, of at most 32. */
const leastPoints: readonly (readonly [RiskGrade, number])[] = [
  ['C5', 26],
  ['C4', 20],
  ['C3', 14],
  ['C2', 7],
];

/** The option of each question that is answered once; an answer of no question, or a second one, is left out. */
export const chosenOptions = (answers: readonly string[]): ReadonlyMap<string, RiskOption> =>
  new Map(
    riskQuestions.flatMap(({ id, options }) => {
      const [chosen, ...more] = options.filter((option) => answers.includes(option.id));
      return chosen === undefined || more.length > 0 ? [] : [[id, chosen] as const];
    }),
  );

/** Whether every question has exactly one answer, and nothing else is answered. */
export const isWholeQuestionnaire = (answers: readonly string[]): boolean =>
  answers.length === riskQuestions.length && chosenOptions(answers).size === riskQuestions.length;

/** The grade of whole answers; null where an answer is missing, unknown or double. A bolder answer never lowers it. */
export const riskGrade = (answers: readonly string[]): RiskGrade | null => {
  if (!isWholeQuestionnaire(answers)) return null;
  if (answers.includes(noLoss)) return 'C1';
  const points = [...chosenOptions(answers).values()].reduce((sum, option) => sum + option.points, 0);
  return leastPoints.find(([, least]) => points >= least)?.[0] ?? 'C1';
};

/** Whether every sentence is declared once, and nothing else. */
export const isWholeDeclaration = (declared: readonly string[]): boolean =>
  declared.length === declarationNames.length && declarationNames.every((name) => declared.includes(name));
