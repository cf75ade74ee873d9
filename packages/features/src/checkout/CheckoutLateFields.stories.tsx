import type { Meta, StoryObj } from '@storybook/react-vite'
import { holdFieldsBack } from '@trade-portal/design-system/fields'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { writeStored } from '../shared/storage/safeStorage.ts'
import { choose } from '../testing/fillCheckout.ts'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import { emptyCheckout } from './checkoutValues.ts'

const cart = [{ productId: 'FX100001', quantity: 3 }]
const day = /^day, Required date/

/** Let go by the play function. */
let codeComes = () => {}

const meta = {
  component: CheckoutScreen,
  ...given({ path: '/checkout', cart }),
  beforeEach: () => holdFieldsBack(new Promise<void>((resolve) => (codeComes = resolve))),
} satisfies Meta<typeof CheckoutScreen>
export default meta
type Story = StoryObj<typeof meta>

/** React Aria's hidden controls, which the fields have only with their code. */
const hasCode = async (canvasElement: HTMLElement) =>
  await waitFor(() => {
    if (!canvasElement.querySelector('select') || !canvasElement.querySelector('input[type=date]')) throw new Error()
  })

export const StillLoading: Story = {
  tags: ['state'],
  name: 'The form is there before the code of its lists and dates',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Despatch type' })).toBeRequired()
    await expect(canvas.getByRole('combobox', { name: 'Despatch type' })).toHaveTextContent('Choose one')
    await expect(canvas.getByRole('spinbutton', { name: day })).toHaveTextContent('dd')
    await expect(canvasElement.querySelector('select')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Confirm Order' })).toBeEnabled()
  },
}

export const SentBefore: Story = {
  name: 'An order confirmed before the code has come names the same fields, and the first keeps the focus',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm Order' }))
    const errors = within(await canvas.findByRole('region', { name: '5 things need attention' }))
    await waitFor(() => expect(heard()).toContain('5 things need attention'))
    const despatch = () => canvas.getByRole('combobox', { name: 'Despatch type' })
    await waitFor(() => expect(despatch()).toHaveFocus())
    await expect(despatch()).toHaveAccessibleDescription(/Please select a Despatch type/)
    await userEvent.click(errors.getByRole('link', { name: 'Required date' }))
    await expect(canvas.getByRole('spinbutton', { name: day })).toHaveFocus()
    codeComes()
    await hasCode(canvasElement)
    await expect(canvas.getByRole('spinbutton', { name: day })).toHaveFocus()
    await expect(errors.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Despatch type',
      'Job name',
      'Contact name',
      'Contact phone',
      'Required date',
    ])
    await userEvent.click(errors.getByRole('link', { name: 'Despatch type' }))
    await expect(despatch()).toHaveFocus()
    await choose({ canvas, userEvent }, /Despatch type/, 'Delivery to site')
    await canvas.findByRole('combobox', { name: 'Vehicle type' })
  },
}

const { shipping, delivery } = emptyCheckout('kim@hargreaves.example', '10')
const typed = {
  shipping: { ...shipping, despatchType: 'DELIVERY', state: 'NSW' },
  delivery: { ...delivery, requiredDate: '2099-11-23' },
  confirmedAddress: '',
}

export const DraftBefore: Story = {
  name: 'What was typed last time is shown before the code has come, and can be changed then',
  beforeEach: () => void writeStored('tab', 'checkout', { username: 'demo-admin', values: typed }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = (name: string) => canvas.getByRole('combobox', { name })
    await expect(await canvas.findByRole('combobox', { name: 'State' })).toHaveTextContent('New South Wales')
    await expect(list('Despatch type')).toHaveTextContent('Delivery to site')
    await expect(canvas.getByRole('group', { name: 'Required date' })).toHaveTextContent('23/11/2099')
    await userEvent.click(list('Despatch type'))
    codeComes()
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Pickup from branch' }))
    await expect(await canvas.findByRole('combobox', { name: 'Branch' })).toHaveTextContent('Parramatta')
    await hasCode(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Required date' })).toHaveTextContent('23/11/2099')
  },
}
