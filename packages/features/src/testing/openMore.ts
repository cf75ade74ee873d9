import { expect, screen, waitFor, within } from 'storybook/test'
import type { PlayContext } from './PlayContext.ts'

/** Opens the More menu. Its button is disabled until the code of the menu is loaded. */
export async function openMore({ canvas, userEvent }: PlayContext) {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toBeEnabled())
  await userEvent.click(canvas.getByRole('button', { name: 'More' }))
  return within(await screen.findByRole('menu', { name: 'More' }))
}

/** Presses an entry of the More menu. An entry that depends on the customer's access may appear while the menu is open. */
export async function chooseMore(context: PlayContext, name: string) {
  const menu = await openMore(context)
  await context.userEvent.click(await menu.findByRole('menuitem', { name }))
}
