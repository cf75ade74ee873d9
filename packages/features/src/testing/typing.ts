import { expect } from 'storybook/test'
import type { PlayContext } from './PlayContext.ts'

/** Finds a field by its label, because password fields have no role. */
export const input = async ({ canvas }: PlayContext, label: RegExp) =>
  await canvas.findByLabelText(label, { selector: 'input' })

export async function enter(context: PlayContext, label: RegExp, text: string): Promise<void> {
  await context.userEvent.clear(await input(context, label))
  await context.userEvent.paste(text)
}

export const newPassword = 'a long pass phrase'

export async function enterPassword(context: PlayContext, confirmed = newPassword): Promise<void> {
  await enter(context, /^Password/, newPassword)
  await enter(context, /^Confirm password/, confirmed)
}

/** Expects that both password fields hide their text, are recognisable for password managers, and accept a long password. */
export async function expectPasswordFields(context: PlayContext): Promise<void> {
  for (const label of [/^Password/, /^Confirm password/]) {
    const field = await input(context, label)
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
    await enter(context, label, 'x'.repeat(128))
    await expect(field).toHaveValue('x'.repeat(128))
  }
}
