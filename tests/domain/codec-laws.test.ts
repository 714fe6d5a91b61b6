import * as fc from 'fast-check';
import { isRight, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { CaptchaConfig } from '../../contract/captcha/captcha-config';
import { RuntimeConfig } from '../../contract/config/runtime-config';
import { Banner } from '../../contract/home/banner';
import { HotWord } from '../../contract/home/hot-word';
import { Membership } from '../../contract/membership/membership';
import { Plan } from '../../contract/membership/plan';
import { IncomingMessage } from '../../contract/socket/incoming-message';
import { Message } from '../../src/domain/message/message';
import { Fen } from '../../contract/values/fen';
import { Order } from '../../contract/order/order';
import { PageRequest } from '../../src/domain/page/page';
import { Sale } from '../../src/domain/sale/sale';
import { SaleDetail } from '../../src/domain/sale/sale-detail';
import { SaleOverview } from '../../contract/sale/sale-overview';
import { FormDraft } from '../../src/domain/session/form-draft';
import { Token } from '../../contract/account/token';
import { User } from '../../src/domain/user/user';
import { wireBase64 } from '../../contract/codec/base64';
import { PicturePreview } from '../../contract/upload/picture-preview';
import { WireCount, WireWhole } from '../../contract/codec/count';
import { WireDecimal } from '../../contract/codec/decimal';
import { WireFlag } from '../../contract/codec/flag';
import { WireId } from '../../contract/codec/id';
import { WireFilledText, WireText } from '../../contract/codec/text';
import { WireTime } from '../../contract/codec/time';
import { captchaConfigs, runtimeConfigs } from '../support/arbitraries/configs';
import { formDrafts } from '../support/arbitraries/form-drafts';
import { banners, hotWords, pageRequests } from '../support/arbitraries/home';
import { incomingMessages, messages } from '../support/arbitraries/messages';
import { fens, memberships, orders, plans } from '../support/arbitraries/orders';
import { saleDetails, saleOverviews, sales } from '../support/arbitraries/sales';
import { users } from '../support/arbitraries/users';
import { counts, decimals, filledTexts, ids, texts, times, tokens } from '../support/arbitraries/values';
import { propertyRuns } from '../support/property';

const runs = { numRuns: propertyRuns };

/** What the other end reads: the text of what was encoded, parsed. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function holdsTheLaws<A, O>(name: string, codec: t.Type<A, O>, values: fc.Arbitrary<A>): void {
  describe(name, () => {
    test(`[ENT-01] a ${name} that is encoded, sent as JSON and decoded is the same`, () => {
      fc.assert(
        fc.property(values, (value) => {
          expect(codec.is(value)).toBe(true);
          expect(codec.decode(overTheWire(codec.encode(value)))).toEqual(right(value));
        }),
        runs,
      );
    });

    test(`[ENT-01][GAT-09] whatever comes as a ${name} is refused, or read so that it stays the same from then on`, () => {
      fc.assert(
        fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (input) => {
          const read = codec.decode(input);
          if (isRight(read)) expect(codec.decode(codec.encode(read.right))).toEqual(read);
        }),
        runs,
      );
    });
  });
}

function ignoresExtraFields<A, O>(name: string, codec: t.Type<A, O>, values: fc.Arbitrary<A>): void {
  holdsTheLaws(name, codec, values);
  test(`[GAT-09] extra fields of a ${name} are ignored and do not stay`, () => {
    fc.assert(
      fc.property(values, (value) => {
        const more = { ...codec.encode(value), ['an extra field']: 'kept?' };
        expect(codec.decode(more)).toEqual(right(value));
      }),
      runs,
    );
  });
}

holdsTheLaws('text', WireText, texts);
holdsTheLaws('filled text', WireFilledText, filledTexts);
holdsTheLaws('id', WireId, ids);
holdsTheLaws('flag', WireFlag, fc.boolean());
holdsTheLaws('count', WireCount, counts);
holdsTheLaws(
  'whole number',
  WireWhole,
  fc.maxSafeInteger().map((whole) => whole + 0),
);
holdsTheLaws('time', WireTime, times);
holdsTheLaws('decimal', WireDecimal, decimals);
holdsTheLaws('price', Fen, fens);
holdsTheLaws('token', Token, tokens);

const smallContents = fc.base64String({ maxLength: 400 });
holdsTheLaws('content in base64', wireBase64(300), smallContents);
ignoresExtraFields(
  'small picture',
  PicturePreview,
  fc.record({ type: fc.constantFrom('image/jpeg', 'image/webp'), content: smallContents }),
);

ignoresExtraFields('user', User, users);
ignoresExtraFields('form draft', FormDraft, formDrafts);
ignoresExtraFields('banner', Banner, banners);
ignoresExtraFields('hot word', HotWord, hotWords);
ignoresExtraFields('deal', Sale, sales);
ignoresExtraFields('deal in full', SaleDetail, saleDetails);
ignoresExtraFields('overview of deals', SaleOverview, saleOverviews);
ignoresExtraFields('order', Order, orders);
ignoresExtraFields('plan', Plan, plans);
ignoresExtraFields('membership', Membership, memberships);
ignoresExtraFields('message', Message, messages);
ignoresExtraFields('incoming message', IncomingMessage, incomingMessages);
ignoresExtraFields('page request', PageRequest, pageRequests);
ignoresExtraFields('captcha configuration', CaptchaConfig, captchaConfigs);
ignoresExtraFields('runtime configuration', RuntimeConfig, runtimeConfigs);
