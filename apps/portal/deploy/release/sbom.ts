interface Dependency {
  readonly ref: string
  readonly dependsOn?: readonly string[]
}

interface Bill {
  readonly metadata: { readonly component: { readonly 'bom-ref': string } }
  readonly components: readonly { readonly 'bom-ref': string; readonly group?: string }[]
  readonly dependencies: readonly Dependency[]
  readonly serialNumber?: string
}

/**
 * Makes pnpm's bill of materials (CycloneDX) reproducible: removes its random number and pnpm's version, sets the given
 * time, and sorts it. pnpm does not always assign a dependency to the same package of the workspace, so the portal and the
 * other packages of the workspace are merged into one component.
 */
export function stableSbom(written: string, time: string): string {
  const { serialNumber: _random, ...bill }: Bill = JSON.parse(written)
  const portal = bill.metadata.component['bom-ref']
  const own = new Set([portal, ...bill.components.filter(isOwn).map((component) => component['bom-ref'])])
  const components = bill.components
    .filter((component) => !isOwn(component))
    .toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1))
  const dependsOn = (isAsked: (ref: string) => boolean) => {
    const found = bill.dependencies.flatMap((dependency) =>
      isAsked(dependency.ref) ? (dependency.dependsOn ?? []) : [],
    )
    return [...new Set(found)].filter((ref) => !own.has(ref)).toSorted()
  }
  const stable = {
    ...bill,
    metadata: { ...bill.metadata, timestamp: time, tools: { components: [{ type: 'application', name: 'pnpm' }] } },
    components,
    dependencies: [
      { ref: portal, dependsOn: dependsOn((ref) => own.has(ref)) },
      ...components.map(({ 'bom-ref': asked }) => ({ ref: asked, dependsOn: dependsOn((ref) => ref === asked) })),
    ],
  }
  return `${JSON.stringify(stable, null, 2)}\n`
}

function isOwn({ group }: Bill['components'][number]): boolean {
  return group === '@trade-portal'
}
