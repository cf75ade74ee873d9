import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ruleExamples } from '../checks/ruleExamples.ts'
import { rules } from '../checks/rules.ts'
import { StructurePage } from './StructurePage.tsx'

const meta = {
  component: StructurePage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof StructurePage>
export default meta
type Story = StoryObj<typeof meta>

/**
 * For the bad example, each check reports the sentence that the page shows. For the good example, it reports nothing.
 */
export const Live: Story = {
  play: async () => {
    const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
    for (const [name, { find }] of Object.entries(rules)) {
      const example = Object.entries(ruleExamples).find(([key]) => key === name)?.[1]
      if (!example) continue
      await expect(find(parse(example.bad)), name).toContain(example.finding)
      await expect(find(parse(example.good)), name).toEqual([])
    }
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
