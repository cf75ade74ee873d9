import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect, fn } from 'storybook/test'
import { useConfiguration } from '../foundation/settings/useConfiguration.ts'
import { pickupDraft } from '../testing/checkoutDrafts.ts'
import { exampleAttempt, storeAttempts } from '../testing/exampleAttempt.ts'
import { NoConnectionPage } from './NoConnectionPage.tsx'

const cart = [{ productId: 'FX100001', quantity: 1 }]

const meta = {
  component: NoConnectionPage,
  parameters: { ...given({ cart, drafts: { checkout: pickupDraft } }).parameters, layout: 'fullscreen' },
  args: { configuration: undefined, onTryAgain: fn() },
  beforeEach: () => storeAttempts(exampleAttempt),
  render: function WithConfiguration(args) {
    return <NoConnectionPage {...args} configuration={{ ...useConfiguration(), companyPhone: '02 9555 0100' }} />
  },
} satisfies Meta<typeof NoConnectionPage>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['state'],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('1 sent order whose outcome is not known')
    await canvas.findByText('1 order that you filled in but did not send')
    await expect(document.title).toBe('No connection')
    await expect(canvas.getByRole('link', { name: '02 9555 0100' })).toHaveAttribute('href', 'tel:0295550100')
    // Neither the job's name nor that of the user.
    await expect(canvas.queryByText(/Lot 12|Hargreaves/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}

export const NothingUnsent: Story = {
  ...given({ cart: 'none' }),
  beforeEach: () => window.localStorage.clear(),
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing on this device is waiting to be sent.')
  },
}

export const SignedOut: Story = {
  ...given({ signedInAs: 'nobody', path: '/register' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.queryByRole('heading', { name: 'Unfinished on this device' })).toBeNull()
  },
}

export const WithoutConfiguration: Story = {
  render: (args) => <NoConnectionPage {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'No connection' })
    await expect(canvas.queryByRole('heading', { name: 'Your supplier' })).toBeNull()
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }
