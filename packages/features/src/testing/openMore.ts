import { expect, screen, waitFor, within } from 'storybook/test'
import type { PlayContext } from './PlayContext.ts'

/** Opens the More menu, once its code is loaded: until then its button is disabled. */
export async function openMore({ canvas, userEvent }: PlayContext) {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toBeEnabled())
  await userEvent.click(canvas.getByRole('button', { name: 'More' }))
  return within(await screen.findByRole('menu', { name: 'More' }))
}
