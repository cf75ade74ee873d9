import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { expect, fn } from 'storybook/test'
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { Heading } from '../components/Heading/Heading.tsx'
import { PageHead } from './PageHead.tsx'

const meta = {
  component: PageHead,
  args: {
    trail: <Breadcrumbs items={[{ label: 'Fixings', href: '/products/FIXINGS' }, { label: 'All Screws' }]} />,
    children: <Heading level={1}>All Screws</Heading>,
  },
  render: (args) => <HeadWithOption {...args} />,
} satisfies Meta<typeof PageHead>
export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}

/** The trail, the title and the tools are in one line. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const centre = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    }
    for (const control of [canvas.getByRole('link', { name: 'Fixings' }), canvas.getByText('See Prices')])
      await expect(Math.abs(centre(control) - centre(canvas.getByRole('heading')))).toBeLessThan(3)
  },
}

/** A page that uses React's `createPortal` to render a checkbox into the tools of its head. */
function HeadWithOption(props: ComponentProps<typeof PageHead>) {
  const [tools, setTools] = useState<HTMLElement | null>(null)
  return (
    <>
      <PageHead {...props} toolsRef={setTools} />
      {tools && createPortal(<Checkbox label="See Prices" value onChange={fn()} />, tools)}
    </>
  )
}
