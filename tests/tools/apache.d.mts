type Apache = { program: string; modules: string; types: string }

export function findApache(): Apache | null
export function startApache(
  found: Apache,
  where: { site: string; port: number },
): Promise<() => Promise<void>>
