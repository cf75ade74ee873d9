import { expect } from 'storybook/test'
import type { PlayContext } from './PlayContext.ts'

type Shown = Pick<PlayContext, 'canvas'>

/** Checks that a screen says that the account is on hold, what may be refused, and how to pay. */
export async function saysOnHold({ canvas }: Shown): Promise<void> {
  await expect(await canvas.findByText('Your account is on hold')).toBeVisible()
  await expect(canvas.getByText(/^New orders may be refused/)).toBeVisible()
  await canvas.findByRole('link', { name: 'Pay Account' })
}

export async function saysSuspended({ canvas }: Shown): Promise<void> {
  await expect(await canvas.findByText('Your account is suspended')).toBeVisible()
}
