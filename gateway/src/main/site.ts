import { icpNumber, policeNumber } from '../../../contract/rules/filing-number';

/** Whom the site belongs to, as its pages say at their end; '' is not shown (MKT-25). */
export interface Site {
  /** E.g. 沪ICP备12345678号-1. */
  readonly icp: string;
  /** E.g. 沪公网安备31010102001234号. */
  readonly police: string;
  /** A phone, an e-mail address, or both. */
  readonly contact: string;
}

export const nobodysSite: Site = { icp: '', police: '', contact: '' };

/** The demonstration's values: numbers of the right form that belong to no company. */
export const demoSite: Site = {
  icp: '沪ICP备00000000号-1',
  police: '沪公网安备31000000000000号',
  contact: '400-000-0000，service@hupo.example',
};

const longestContact = 100;

/** @returns what is wrong with it, in words for the operator; null when nothing is */
export const siteProblem = ({ icp, police, contact }: Site): string | null => {
  if (!icpNumber.test(icp)) return `--icp（或环境变量 HUPO_ICP）应如“沪ICP备12345678号-1”，现为“${icp}”`;
  if (!policeNumber.test(police))
    return `--police-number（或环境变量 HUPO_POLICE_NUMBER）应如“沪公网安备31010102001234号”，现为“${police}”`;
  return contact.length > longestContact
    ? `--contact（或环境变量 HUPO_CONTACT）最多 ${longestContact} 个字`
    : null;
};
