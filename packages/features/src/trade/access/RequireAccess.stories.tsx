import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect } from 'storybook/test'
import { isNotAvailable, notAllowed } from '../../testing/screenStates.ts'
import { watchCalls } from '../../testing/watchCalls.ts'
import { RequireAccess } from './RequireAccess.tsx'

const Heading = () => (
  <>
    <title>The screen</title>
    <h1>The screen</h1>
  </>
)

const meta = {
  component: RequireAccess,
  args: { children: <Heading /> },
  parameters: { ...given({ path: '/pay-account' }).parameters, layout: 'fullscreen' },
  render: (args) => (
    <main>
      <RequireAccess {...args} />
    </main>
  ),
} satisfies Meta<typeof RequireAccess>
export default meta
type Story = StoryObj<typeof meta>

export const DisabledBySetting: Story = {
  tags: ['state'],
  ...given({ settings: { pay_account_button_disabled: true } }),
  name: 'A page disabled by a setting stays closed, with no request',
  play: async ({ canvas }) => {
    const asked = watchCalls('getWidgetConfiguration')
    await isNotAvailable({ canvas })
    await canvas.findByText('This page is not available for your account.')
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    await expect(asked()).toBe(0)
  },
}

export const DisabledBySupplier: Story = {
  ...notAllowed('Pay Account'),
  name: 'A page disabled by the supplier is reported as unavailable',
}

export const Loading: Story = {
  parameters: {
    ...given({ path: '/downloads', latency: { getWidgetConfiguration: 'forever' } }).parameters,
    layout: 'fullscreen',
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading this page')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Downloads' })).toBeVisible()
    await expect(document.title).toBe('Downloads – Corymbia Building Supplies')
    await expect(canvas.queryByRole('heading', { name: 'The screen' })).toBeNull()
  },
}

export const Failed: Story = {
  tags: ['state'],
  ...given({ faults: { getWidgetConfiguration: { fault: 'forbidden', times: 1 } } }),
  name: 'A page stays hidden until access to it is known',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load this page')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pay Account' })).toBeVisible()
    await expect(canvas.queryByText('The screen')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('heading', { name: 'The screen' })
  },
}
