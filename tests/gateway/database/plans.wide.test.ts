import { afterAll, beforeAll, describe } from 'vitest';
import { largeDatabase, type ExplainedDatabase } from '../../support/gateway/explained';
import { largeMembers, largeTalks } from '../../support/gateway/large-members';
import { assistantPlans } from './plans/assistant-plans';
import { buyPlans } from './plans/buy-plans';
import { dealPlans } from './plans/deal-plans';
import { memberPlans } from './plans/member-plans';
import { messagePlans } from './plans/message-plans';

/** One database for all: to make and open it takes longer than all that is asked of it. */
let large: ExplainedDatabase;
beforeAll(async () => {
  large = await largeDatabase(largeMembers + largeTalks);
}, 240_000);
afterAll(() => large.close());

describe('how deals are found', () => dealPlans(() => large));
describe('how demands are found', () => buyPlans(() => large));
describe('how what members have is found', () => memberPlans(() => large));
describe('how messages are found', () => messagePlans(() => large));
describe('how what a question of the assistant means is found', () => assistantPlans(() => large));
