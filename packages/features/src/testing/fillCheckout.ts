import { screen, within } from 'storybook/test'
import { allAnswered } from './allAnswered.ts'
import type { PlayContext } from './PlayContext.ts'

export async function choose({ canvas, userEvent }: PlayContext, label: RegExp, option: string): Promise<void> {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: label }), option)
}

export async function chooseDespatch({ canvas, userEvent }: PlayContext, method: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: method }))
}

/** Enters a text by pasting: one change of the form instead of one per letter. */
async function enter({ canvas, userEvent }: PlayContext, label: RegExp, text: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('textbox', { name: label }))
  await userEvent.paste(text)
}

/** Waits until the form is shown and all data that an order needs is loaded. */
export async function atCheckout({ canvas }: Pick<PlayContext, 'canvas'>): Promise<void> {
  await canvas.findByRole('button', { name: 'Confirm Order' })
  await allAnswered()
}

/** Waits until the page says which delivery it has added, or that it could not work one out. */
export async function deliveryIsShown({ canvas }: Pick<PlayContext, 'canvas'>): Promise<void> {
  await canvas.findByText(/^(Delivery from .* added|We could not work out the delivery) /)
  await allAnswered()
}

/** Chooses delivery to an address in Parramatta, and a vehicle. */
export async function fillPlace(
  context: PlayContext,
  address = '12 Smith Street',
  suburb = 'Parramatta',
): Promise<void> {
  await chooseDespatch(context, 'Delivery to site')
  await enter(context, /^Address/, address)
  await enter(context, /^Suburb/, suburb)
  await choose(context, /State/, 'New South Wales')
  await choose(context, /Vehicle type/, 'Ute up to 1 tonne')
}

export async function press({ canvas, userEvent }: PlayContext, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }))
}

export const orderIsPlaced = async () => within(await screen.findByRole('alertdialog', { name: 'Order Placed' }))

/** Waits for the Error dialog, which must say this, and closes it. */
export async function closeError({ userEvent }: PlayContext, says: string | RegExp): Promise<void> {
  const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
  await error.findByText(says)
  await userEvent.click(error.getByRole('button', { name: 'OK' }))
}
