import type { Meta, StoryObj } from '@storybook/react-vite'
import { operationNames, operations } from '@trade-portal/supplier-api'
import { expect } from 'storybook/test'
import { OperationsPage } from './OperationsPage.tsx'

const meta = {
  title: 'Supplier/Operations',
  component: OperationsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof OperationsPage>
export default meta
type Story = StoryObj<typeof meta>

/** Read from the registry and answered by the simulator: this page cannot be out of date. */
export const Live: Story = {
  play: async ({ canvas, userEvent, step }) => {
    for (const name of operationNames()) {
      await step(name, async () => {
        await userEvent.click(canvas.getByRole('button', { name: `Try ${name}` }))
        const answer = await canvas.findByRole('region', { name: `Answer of ${name}` })
        await expect(answer).toHaveTextContent(/^\{/)
        // An error is only in order where the registry turns it into an ordinary answer.
        const isError = answer.textContent.includes('hasErrors')
        await expect(!isError || operations[name].recover !== undefined).toBe(true)
      })
    }
  },
}
