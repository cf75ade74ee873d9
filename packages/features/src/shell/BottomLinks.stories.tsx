import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { BottomLinks } from './BottomLinks.tsx'

const meta = { component: BottomLinks, ...given({ path: '/' }) } satisfies Meta<typeof BottomLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('navigation', { name: 'More' }))
    const shown = bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    await expect(shown).toEqual([
      ['Handy Links', '/links'],
      ['Support', '/support'],
      ['Store Listing', '/stores'],
      ['Contact a Representative', '/contact-a-representative'],
    ])
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const OnlyWhatIsEnabled: Story = {
  ...given({ switchedOff: ['Support', 'Contact a Representative'] }),
  tags: ['A23'],
  name: 'Only enabled entries are shown',
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(2)
    await expect(canvas.queryByText('Support')).toBeNull()
  },
}

const nothing: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryByText(/Loading the portal|Signing you in/)).toBeNull())
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await expect(canvas.queryByRole('navigation')).toBeNull()
  await expect(within(document.body).queryByText(/supplier/)).toBeNull()
}

export const NothingEnabled: Story = {
  ...given({ switchedOff: ['Handy Links', 'Support', 'Store Listing', 'Contact a Representative'] }),
  play: nothing,
}

export const Loading: Story = {
  ...given({ latency: { getWidgetConfiguration: 'forever' } }),
  play: nothing,
}

export const Failed: Story = {
  tags: ['state', 'A23'],
  ...given({ faults: { getWidgetConfiguration: 'forbidden' } }),
  name: 'When it is unknown what is enabled, no entry and no error is shown',
  play: nothing,
}

export const AwkwardAnswers: Story = {
  tags: ['state', 'D10', 'A23'],
  ...given({ world: 'awkward' }),
  name: 'Only known and enabled entries are shown, each page once and never without a name',
  play: async ({ canvas, canvasElement }) => {
    const links = await canvas.findAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Store Listing', '/stores'],
      ['<b>Bold</b> & "quoted" <script>alert(1)</script>', '/support'],
      ['Handy Links', '/links'],
      ['Contact a Representative', '/contact-a-representative'],
    ])
    await expect(canvasElement.querySelector('script, b')).toBeNull()
  },
}

export const SomeRowsUnreadable: Story = {
  ...given({ faults: { getWidgetConfiguration: 'mutated-rows' } }),
  tags: ['D05'],
  name: 'Unreadable rows are left out, the others shown',
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(4)
  },
}

export const KeyboardAlone: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    for (const link of await canvas.findAllByRole('link')) {
      await userEvent.tab()
      await waitFor(() => expect(link).toHaveFocus())
    }
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { name: 'Went to /contact-a-representative' })
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { getWidgetConfiguration: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}
