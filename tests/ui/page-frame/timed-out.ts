import { failureAdvice } from '../../../src/domain/gateway/failure-advice';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import { failureText } from '../../../src/domain/gateway/failure-text';

/** A call that got no answer in time. */
export const timeout: GatewayFailure = { kind: 'timeout' };

const text = failureText(timeout);

/** The lines that a panel shows of it: the reason, and below it what a person can do. */
export const timeoutSentences: readonly string[] = [`${text}。`, failureAdvice(text) ?? ''];
