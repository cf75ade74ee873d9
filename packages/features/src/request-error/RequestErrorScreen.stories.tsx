import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor } from 'storybook/test'
import { RequestErrorScreen } from './RequestErrorScreen.tsx'
import { OpenedByLink } from '../testing/OpenedByLink.tsx'

const at = (msg: string) => `/request-error?${new URLSearchParams({ msg }).toString()}`

const meta = {
  component: RequestErrorScreen,
  ...given({ path: at('Unable to perform your request') }),
} satisfies Meta<typeof RequestErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Request failed' })
    await expect(await canvas.findByText('Unable to perform your request')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/')
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const SignedOut: Story = {
  ...Typical,
  ...given({ signedInAs: 'nobody' }),
  name: 'The page can be read without signing in',
}

export const WithoutAMessage: Story = {
  ...given({ path: '/request-error' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Unable to handle your request')
  },
}

export const NothingReadable: Story = {
  ...WithoutAMessage,
  ...given({ path: at(' \u0000\u202E\n ') }),
  tags: ['E03'],
  name: 'A message without readable characters counts as missing',
}

export const BadlyEncoded: Story = {
  ...given({ path: '/request-error?msg=%E0%A4%A&msg=second' }),
  tags: ['E03', 'E12'],
  name: 'A badly encoded message that is given twice does no harm',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Dashboard' })
    await expect(canvas.queryByText(/second/)).toBeNull()
  },
}

export const Hostile: Story = {
  ...given({ path: at('<img src=x onerror=alert(1)> Call 1900 555 010 or visit https://evil.example') }),
  tags: ['E04'],
  name: 'A message is plain text without links',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('<img src=x onerror=alert(1)> Call 1900 555 010 or visit https://evil.example')
    await expect(canvas.getByRole('heading')).toHaveTextContent('Request failed')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const VeryLong: Story = {
  tags: ['state', 'E03'],
  ...given({ path: at('longwithoutanyplacetobreak'.repeat(4000)) }),
  name: 'At most 300 characters of a message are shown',
  play: async ({ canvas }) => {
    const message = await canvas.findByText(/^longwithout/)
    await expect(message.textContent).toHaveLength(300)
  },
}

export const KeyboardAlone: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    const dashboard = await canvas.findByRole('link', { name: 'Dashboard' })
    await userEvent.tab()
    await waitFor(() => expect(dashboard).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { name: 'Went to /' })
  },
}

export const OpenedByALink: Story = {
  name: 'The page tells nothing: its heading takes the focus',
  ...given({ path: '/request-error' }),
  render: () => (
    <OpenedByLink search="?msg=Refused">
      <RequestErrorScreen />
    </OpenedByLink>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Open' })
    const before = heard().length
    await userEvent.click(link)
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Request failed' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(heard().slice(before)).toEqual([])
  },
}
