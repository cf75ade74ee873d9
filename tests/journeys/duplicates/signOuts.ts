import { signOut } from '../fixtures.ts'
import type { Scenario, Trial } from './playTrial.ts'

const loseTheAnswer = async ({ stage, customer, page, timing }: Trial) => {
  // The portal cannot read the list of orders until `ask` removes the faults. Otherwise it could find the order, and Sign
  // Out would not ask about it.
  stage.setFaults({
    processComplete: { fault: 'lost-after-commit', times: 1 },
    getCustomerTransactions: { fault: 'forbidden', after: 1 },
  })
  stage.setLatency({ processComplete: timing.between(0, 200) })
  await customer.confirm(page)
  const failure = page.getByRole('alertdialog', { name: 'Error' })
  await failure.getByText(/We do not know whether it was placed/).waitFor()
  await failure.getByRole('button', { name: 'OK' }).click()
}

/** Presses Sign Out, which asks before it deletes the record of an order of unknown outcome. */
async function ask({ page, stage }: Trial) {
  await signOut(page)
  const question = page.getByRole('alertdialog', { name: 'Sign out now?' })
  await question.getByText(/^We do not know whether your order .*was placed/).waitFor()
  stage.setFaults({})
  return question
}

/** The answer to an order is lost, and the customer wants to sign out. */
export const signOuts: readonly Scenario[] = [
  {
    name: 'Sign Out asks about an order of unknown outcome, and the customer stays',
    play: async (trial) => {
      await loseTheAnswer(trial)
      const question = await ask(trial)
      await question.getByRole('button', { name: 'Stay signed in' }).click()
      await trial.customer.retryUntilPlaced(trial.page)
    },
  },
  {
    name: 'Sign Out asks, finds the order, and the customer goes',
    play: async (trial) => {
      await loseTheAnswer(trial)
      const question = await ask(trial)
      await question.getByRole('button', { name: 'Look once more' }).click()
      await question
        .getByText(/was placed/)
        .first()
        .waitFor()
      await question.getByRole('button', { name: 'Sign out' }).click()
      await trial.page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    },
  },
]
