import type { Meta, StoryObj } from '@storybook/react-vite'
import { releaseHeldCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { allAnswered } from '../testing/allAnswered.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { BottomLinks } from './BottomLinks.tsx'

const meta = { component: BottomLinks, ...given({ path: '/' }) } satisfies Meta<typeof BottomLinks>
export default meta
type Story = StoryObj<typeof meta>

const linksOf = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')])

export const Typical: Story = {
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('navigation', { name: 'More' }))
    await expect(linksOf(bar.getAllByRole('link'))).toEqual([
      ['Helpful Links', '/links'],
      ['Support', '/support'],
      ['Store Listings', '/stores'],
      ['Contact a Representative', '/contact-a-representative'],
    ])
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

async function showsNothing({ canvas }: Pick<PlayContext, 'canvas'>) {
  await waitFor(() => expect(canvas.queryByText(/Loading the portal|Signing you in/)).toBeNull())
  await allAnswered()
  await expect(canvas.queryByRole('navigation')).toBeNull()
  await expect(within(document.body).queryByText(/supplier/)).toBeNull()
}

export const Failed: Story = {
  tags: ['state', 'A23'],
  ...given({ faults: { getWidgetConfiguration: 'forbidden' } }),
  name: 'While the enabled entries are unknown, no entry and no error is shown',
  play: showsNothing,
}

export const NothingEnabled: Story = {
  tags: ['state'],
  ...given({
    held: ['getWidgetConfiguration'],
    switchedOff: ['Handy Links', 'Support', 'Store Listing', 'Contact a Representative'],
  }),
  name: 'Nothing is shown before the answer, nor after it if nothing is enabled',
  play: async (context) => {
    await waitFor(() => expect(context.canvas.queryByText(/Loading the portal|Signing you in/)).toBeNull())
    await expect(context.canvas.queryByRole('navigation')).toBeNull()
    releaseHeldCalls('getWidgetConfiguration')
    await showsNothing(context)
  },
}

export const AwkwardAnswers: Story = {
  tags: ['state', 'D10', 'A23'],
  ...given({ world: 'awkward' }),
  name: 'Only known and enabled entries are shown, each page once and never without a name',
  play: async ({ canvas, canvasElement }) => {
    await expect(linksOf(await canvas.findAllByRole('link'))).toEqual([
      ['Store Listings', '/stores'],
      ['<b>Bold</b> & "quoted" <script>alert(1)</script>', '/support'],
      ['Helpful Links', '/links'],
      ['Contact a Representative', '/contact-a-representative'],
    ])
    await expect(canvasElement.querySelector('script, b')).toBeNull()
  },
}

export const OnlyWhatIsEnabled: Story = {
  ...given({
    switchedOff: ['Support', 'Contact a Representative'],
    faults: { getWidgetConfiguration: 'mutated-rows' },
  }),
  tags: ['A23', 'D05'],
  name: 'Only enabled and readable entries are shown, and the keyboard alone goes through them',
  play: async ({ canvas, userEvent }) => {
    const links = await canvas.findAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual(['Helpful Links', 'Store Listings'])
    for (const link of links) {
      await userEvent.tab()
      await waitFor(() => expect(link).toHaveFocus())
    }
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { name: 'Went to /stores' })
  },
}
