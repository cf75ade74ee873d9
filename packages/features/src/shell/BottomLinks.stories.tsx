import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { allAnswered } from '../testing/allAnswered.ts'
import { BottomLinks } from './BottomLinks.tsx'

const meta = { component: BottomLinks, ...given({ path: '/' }) } satisfies Meta<typeof BottomLinks>
export default meta
type Story = StoryObj<typeof meta>

const bar = { name: 'More' }
const linksOf = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')])

export const Typical: Story = {
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('navigation', bar))
    await expect(linksOf(links.getAllByRole('link'))).toEqual([
      ['Helpful Links', '/links'],
      ['Support', '/support'],
      ['Store Listings', '/stores'],
      ['Contact a Representative', '/contact-a-representative'],
    ])
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Failed: Story = {
  ...given({ faults: { getWidgetConfiguration: 'forbidden' } }),
  tags: ['state'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(/Loading the portal|Signing you in/)).toBeNull())
    await allAnswered()
    await expect(canvas.queryByRole('navigation', bar)).toBeNull()
    await expect(within(document.body).queryByText(/supplier/)).toBeNull()
  },
}

export const AwkwardAnswers: Story = {
  ...given({ world: 'awkward' }),
  name: 'Only known, enabled links are shown, and each page once',
  tags: ['state'],
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
