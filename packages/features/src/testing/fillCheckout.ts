import { within } from 'storybook/test'
import { allAnswered } from './allAnswered.ts'
import type { PlayContext } from './PlayContext.ts'

/** Selects an option of a Select by its label. */
export async function choose({ canvas, userEvent }: PlayContext, label: RegExp, option: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('combobox', { name: label }))
  await userEvent.click(await within(document.body).findByRole('option', { name: option }))
  // The rest of the page is inert until the list has closed.
  await canvas.findByRole('combobox', { name: label })
}

/** Pastes, which is one change of the form and not one for each letter. */
async function enter({ canvas, userEvent }: PlayContext, label: RegExp, text: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('textbox', { name: label }))
  await userEvent.paste(text)
}

/** Fills what every order needs besides the despatch type. */
export async function fillJob(context: PlayContext): Promise<void> {
  const { canvas, userEvent } = context
  await enter(context, /^Job name/, 'Lot 12 carport')
  await enter(context, /^Order reference/, 'PO-2001')
  await enter(context, /^Contact name/, 'Sam Hargreaves')
  await enter(context, /^Contact phone/, '0491 570 156')
  // Far in the future, because the form validates against the browser's clock.
  await userEvent.click(await canvas.findByRole('spinbutton', { name: /^day, Required date/ }))
  await userEvent.keyboard('23112099')
}

/** Waits until the form is shown and what an order needs is known. */
export async function atCheckout({ canvas }: Pick<PlayContext, 'canvas'>): Promise<void> {
  await canvas.findByRole('button', { name: 'Confirm Order' })
  await allAnswered()
}

/** Waits until the delivery of the address is shown, or that it cannot be found out. */
export async function deliveryIsShown({ canvas }: Pick<PlayContext, 'canvas'>): Promise<void> {
  await canvas.findByText(/^(Delivery from .* added|The delivery could not be worked out) /)
  await allAnswered()
}

/** Fills all required fields for a pickup, except the branch, which has the deployment's initial value. */
export async function fillForPickup(context: PlayContext): Promise<void> {
  await choose(context, /Despatch type|Dispatch type/, 'Pickup from branch')
  await fillJob(context)
}

/** Chooses a delivery to an address in Parramatta by a vehicle. */
export async function fillPlace(
  context: PlayContext,
  address = '12 Smith Street',
  suburb = 'Parramatta',
): Promise<void> {
  await choose(context, /Despatch type|Dispatch type/, 'Delivery to site')
  await enter(context, /^Address/, address)
  await enter(context, /^Suburb/, suburb)
  await choose(context, /State/, 'New South Wales')
  await choose(context, /Vehicle type/, 'Ute up to 1 tonne')
}

/** Fills all required fields for a delivery, and waits until it is shown, or that it cannot be found out. */
export async function fillForDelivery(context: PlayContext): Promise<void> {
  await fillPlace(context)
  await fillJob(context)
  await deliveryIsShown(context)
}
