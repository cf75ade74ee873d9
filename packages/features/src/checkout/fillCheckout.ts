import type { StoryContext } from '@storybook/react-vite'
import { within } from 'storybook/test'

/** For stories: what a play function works with. */
export type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Picks an entry of a Select by its label. */
export async function choose({ canvas, userEvent }: Hands, label: RegExp, option: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: label }))
  await userEvent.click(await within(document.body).findByRole('option', { name: option }))
  // The page comes back to life once the list is gone.
  await canvas.findByRole('button', { name: label })
}

async function enter({ canvas, userEvent }: Hands, label: RegExp, text: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: label }), text)
}

async function fillJob(hands: Hands): Promise<void> {
  const { canvas, userEvent } = hands
  await enter(hands, /^Job name/, 'Lot 12 carport')
  await enter(hands, /^Order reference/, 'PO-2001')
  await enter(hands, /^Contact name/, 'Sam Hargreaves')
  await enter(hands, /^Contact phone/, '0491 570 156')
  // A day that is in the future for a long time: the form asks the clock of the browser.
  await userEvent.click(await canvas.findByRole('spinbutton', { name: /^day, Required date/ }))
  await userEvent.keyboard('23112099')
}

/** All that an order for pickup needs; the branch is the deployment's initial one. */
export async function fillForPickup(hands: Hands): Promise<void> {
  await choose(hands, /Despatch type|Dispatch type/, 'Pickup from branch')
  await fillJob(hands)
}

/** All that an order for delivery needs. */
export async function fillForDelivery(hands: Hands): Promise<void> {
  await choose(hands, /Despatch type|Dispatch type/, 'Delivery to site')
  await enter(hands, /^Address/, '12 Smith Street')
  await enter(hands, /^Suburb/, 'Parramatta')
  await choose(hands, /State/, 'New South Wales')
  await choose(hands, /Vehicle type/, 'Ute up to 1 tonne')
  await fillJob(hands)
}
