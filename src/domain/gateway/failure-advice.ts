/** What a person can do about a failure whose text names the fault alone, by that text. */
const advices: readonly (readonly [text: RegExp, advice: string])[] = [
  [/^后端接口连接异常。?$/, '请检查网络连接后重试；如果网络正常，可能是服务正在维护，请稍后再试。'],
  [/^系统接口请求超时。?$/, '网络较慢或服务繁忙，请稍后重试。'],
  [/^系统接口\d+异常。?$/, '服务暂时不可用，请稍后重试。'],
];

/** The sentence below the text of a failure that says what to do (product.md §8); null where the text says it. */
export const failureAdvice = (text: string): string | null =>
  advices.find(([fault]) => fault.test(text))?.[1] ?? null;
