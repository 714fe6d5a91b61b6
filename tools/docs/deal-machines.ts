import { dealFilterInvariants } from '../../src/application/deals/deal-filter/invariants';
import { dealFilterMachine } from '../../src/application/deals/deal-filter/machine';
import { deckInvariants } from '../../src/application/deals/deck/invariants';
import { deckMachine } from '../../src/application/deals/deck/machine';
import { determinationInvariants } from '../../src/application/deals/determination/invariants';
import { determinationMachine } from '../../src/application/deals/determination/machine';
import { favouriteInvariants } from '../../src/application/deals/favourite/invariants';
import { favouriteMachine } from '../../src/application/deals/favourite/machine';
import { fileSavingInvariants } from '../../src/application/kit/file-saving/invariants';
import { fileSavingMachine } from '../../src/application/kit/file-saving/machine';
import { findBoxInvariants } from '../../src/application/deals/find-box/invariants';
import { findBoxMachine } from '../../src/application/deals/find-box/machine';
import { fundSurveyInvariants } from '../../src/application/member/fund-survey/invariants';
import { fundSurveyMachine } from '../../src/application/member/fund-survey/machine';
import { hiddenUntilInvariants } from '../../src/application/deals/hidden-until/invariants';
import { hiddenUntilMachine } from '../../src/application/deals/hidden-until/machine';
import { partReadInvariants } from '../../src/application/deals/part-read/invariants';
import { partReadMachine } from '../../src/application/deals/part-read/machine';
import { publicationInvariants } from '../../src/application/member/publication/invariants';
import { publicationMachine } from '../../src/application/member/publication/machine';
import { searchOpeningInvariants } from '../../src/application/deals/search-opening/invariants';
import { searchOpeningMachine } from '../../src/application/deals/search-opening/machine';
import { statisticsInvariants } from '../../src/application/deals/statistics/invariants';
import { statisticsMachine } from '../../src/application/deals/statistics/machine';
import { presentInvariants } from '../../src/application/kit/present/invariants';
import { presentMachine } from '../../src/application/kit/present/machine';
import { machineRecord as record, type MachineRecord } from './machine-record';

/** The charts say nothing of the time of day. */
const clock = { now: () => 0 };

/** The machines of what is done with deals. */
export const dealMachines: readonly MachineRecord[] = [
  record('deal-filter', '项目筛选', 'Deal filter', dealFilterMachine, dealFilterInvariants),
  record(
    'determination',
    '特定对象确定',
    'Determination of a reader',
    determinationMachine(clock),
    determinationInvariants,
    { untilEnd: { value: 'up to 24.8 days', detail: 'until the determination expires' } },
  ),
  record('deck', '逐页查看', 'Pages of a presentation', deckMachine, deckInvariants),
  record('favourite', '收藏', 'Favourites', favouriteMachine, favouriteInvariants),
  record('find-box', '全站搜索框', 'Search box over all kinds', findBoxMachine, findBoxInvariants),
  record('file-saving', '保存文件', 'Saving a file', fileSavingMachine, fileSavingInvariants),
  record('fund-survey', '基金问卷', 'The survey about funds', fundSurveyMachine, fundSurveyInvariants),
  record(
    'hidden-until',
    '保密协议到期',
    'The end of what an NDA opens',
    hiddenUntilMachine(clock),
    hiddenUntilInvariants,
    { untilEnd: { value: 'up to 24.8 days', detail: 'until the end of the NDA' } },
  ),
  record('part-read', '正在读的部分', 'The part being read', partReadMachine, partReadInvariants),
  record('present', '当前时间', 'The present time', presentMachine(clock), presentInvariants, {
    untilMinute: { value: 'up to 1 minute', detail: 'until the next full minute' },
  }),
  record('publication', '发布', 'Publication', publicationMachine, publicationInvariants),
  record(
    'search-opening',
    '打开保存的搜索',
    'Opening a saved search',
    searchOpeningMachine,
    searchOpeningInvariants,
  ),
  record('statistics', '市场统计', 'Figures of the market', statisticsMachine, statisticsInvariants),
];
