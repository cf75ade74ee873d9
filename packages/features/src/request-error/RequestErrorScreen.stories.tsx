import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor } from 'storybook/test'
import { OpenedByLink } from '../testing/OpenedByLink.tsx'
import { RequestErrorScreen } from './RequestErrorScreen.tsx'

const at = (msg: string) => `/request-error?${new URLSearchParams({ msg }).toString()}`

const meta = {
  component: RequestErrorScreen,
  ...given({ path: at('Unable to perform your request'), clock: 'held' }),
} satisfies Meta<typeof RequestErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Request failed' })
    await expect(await canvas.findByText('Unable to perform your request')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/')
    // There is no previous page of the portal.
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull()
  },
}

export const Empty: Story = {
  ...given({ path: '/request-error' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Unable to handle your request')
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

const hostile = '<img src=x onerror=alert(1)> Call 1900 555 010 or visit https://evil.example'

export const Messages: Story = {
  ...given({ path: at(hostile) }),
  tags: ['E04'],
  name: 'A message from the URL is shown as text, not as the heading',
  play: async ({ canvas }) => {
    await canvas.findByText(hostile)
    await expect(canvas.getByRole('heading')).toHaveTextContent('Request failed')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const OpenedByALink: Story = {
  name: 'The heading gets the focus, with no separate announcement',
  ...given({ path: '/request-error', signedInAs: 'nobody' }),
  render: () => (
    <OpenedByLink search="?msg=Refused">
      <RequestErrorScreen />
    </OpenedByLink>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Open' })
    const before = announcements().length
    await userEvent.click(link)
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Request failed' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByText('Refused')).toBeVisible()
    await passTime(2000)
    await expect(announcements().slice(before)).toEqual([])
  },
}
