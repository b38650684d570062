import { MAX_PAID_CENTS } from '@domain/collection';
import { ask } from '../support/ask';
import { signUp } from '../users/support/sign-up';
import { withCounting } from './counting';

const PAID = `mutation ($stepId: ID!, $paidCents: Int) {
  setCollectionStepPaid(stepId: $stepId, paidCents: $paidCents) {
    step { id paidCents } errors { field code }
  }
}`;

const on = withCounting();

const setPaid = (stepId: number | string, paidCents: number | null, of = on.person) =>
  ask(on.server.app, PAID, { stepId: String(stepId), paidCents }, of.headers);
const paid = async (...given: Parameters<typeof setPaid>) =>
  (await setPaid(...given)).data.setCollectionStepPaid;

it('is saved, changed and removed without changing a count', async () => {
  const step = await on.record([[on.variantIds[0], 0, 3]]);
  const items = await on.items();
  expect(await paid(step, 1_250)).toEqual({
    step: { id: String(step), paidCents: 1_250 },
    errors: [],
  });
  expect(await paid(step, 0)).toMatchObject({ step: { paidCents: 0 } });
  expect(await paid(step, null)).toMatchObject({ step: { paidCents: null } });
  expect(await on.items()).toEqual(items);
});

it('is an amount, and only for added copies', async () => {
  const added = await on.record([[on.variantIds[0], 0, 3]]);
  expect((await paid(added, -1)).errors).toEqual([{ field: 'paidCents', code: 'INVALID' }]);
  expect((await paid(added, MAX_PAID_CENTS + 1)).errors).toMatchObject([{ code: 'INVALID' }]);
  const removed = await on.record([[on.variantIds[0], 3, 1, 1]]);
  expect((await paid(removed, 5)).errors).toEqual([{ field: 'stepId', code: 'NOTHING_ADDED' }]);
  const { data } = await on.undo(removed);
  const redone = data.undoCollectionStep.step.id as string;
  expect((await paid(redone, 5)).errors).toMatchObject([{ code: 'NOTHING_ADDED' }]);
});

it('can only be set on the viewer’s own steps', async () => {
  const step = await on.record([[on.variantIds[0], 0, 3]]);
  const stranger = await signUp(on.server.database);
  for (const id of [step, '999999999', 'x']) {
    const { errors } = await setPaid(id, 5, stranger);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  }
});
