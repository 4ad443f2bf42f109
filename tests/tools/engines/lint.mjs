import { attributes, compounds, globals, methods, objects, owned } from './names.mjs'
import { lackOfPattern } from './patterns.mjs'

/** If these are missing, nothing is lost: they only make a page quicker or finer to use. */
const only = new Set(['autocapitalize', 'fetchpriority', 'imageSmoothingQuality'])

const nameOf = ({ property, computed }) => {
  if (!computed) return property.name
  return property.type === 'Literal' ? String(property.value) : undefined
}

/** The member in `node`, a member expression, that an engine lacks. */
function lackOfMember(node, isGlobal, isImported) {
  const name = nameOf(node)
  const { object, parent } = node
  if (name === undefined || only.has(name)) return undefined
  if (object.type === 'Identifier' && isGlobal(object)) {
    const owner = objects[object.name] ?? object.name
    const engines = owner === 'Window' ? globals.get(name) : owned.get(`${owner}.${name}`)
    if (engines) return { name, engines }
  }
  const isCalled = parent.type === 'CallExpression' && parent.callee === node
  const isOurs = object.type === 'Identifier' && isImported(object)
  const engines = (isCalled && !isOurs && methods.get(name)) || compounds.get(name)
  return engines ? { name, engines } : undefined
}

/** Whether a bare name is used: called, constructed or read from. */
const isUsed = (node, parent) =>
  /^(?:New|Call|Unary)Expression$/.test(parent.type) ||
  (parent.type === 'MemberExpression' && parent.object === node)

/** Whether the code only tests if `node` exists: in a condition, or with `?.` after it. */
function isLookedFor(node) {
  const { parent } = node
  if (parent.type === 'UnaryExpression')
    return parent.operator === '!' || parent.operator === 'typeof'
  if (parent.type === 'LogicalExpression') return true
  if (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression')
    return parent.test === node
  if (parent.type === 'MemberExpression') return parent.object === node && parent.optional
  return parent.type === 'CallExpression' && parent.callee === node && parent.optional
}

/** A rule against what an engine of package.json lacks, unless the same file tests for it first. */
const lackedByEngine = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const found = []
    const guarded = new Set()
    const variables = new Map()
    const variableOf = (identifier) => {
      if (!variables.has(identifier)) {
        let scope = context.sourceCode.getScope(identifier)
        while (scope && !scope.set.has(identifier.name)) scope = scope.upper
        variables.set(identifier, scope?.set.get(identifier.name))
      }
      return variables.get(identifier)
    }
    const definitions = (identifier) => variableOf(identifier)?.defs ?? []
    const isGlobal = (identifier) => definitions(identifier).length === 0
    const isImported = (identifier) =>
      definitions(identifier).some(({ type }) => type === 'ImportBinding')
    const note = (node, lack) => {
      if (!lack) return
      if (isLookedFor(node)) guarded.add(lack.name)
      else found.push({ node, ...lack })
    }

    return {
      MemberExpression: (node) => note(node, lackOfMember(node, isGlobal, isImported)),
      Identifier(node) {
        const { name, parent } = node
        const engines = globals.get(name)
        if (!engines || !isUsed(node, parent) || !isGlobal(node)) return
        note(node, { name, engines })
      },
      BinaryExpression({ operator, left }) {
        if (operator !== 'in') return
        if (left.type === 'Literal') guarded.add(String(left.value))
        if (left.type === 'TemplateLiteral') guarded.add(left.quasis[0].value.cooked)
      },
      JSXAttribute(node) {
        const name = String(node.name.name).toLowerCase()
        const engines = attributes.get(name)
        if (engines && !only.has(name)) found.push({ node, name, engines })
      },
      Literal(node) {
        const lack = node.regex && lackOfPattern(node.regex)
        if (lack) found.push({ node, ...lack })
      },
      ImportDeclaration(node) {
        const engines = node.attributes?.length > 0 && 'some of the engines'
        if (engines) found.push({ node, name: 'import … with', engines })
      },
      'Program:exit'() {
        for (const { node, name, engines } of found) {
          if (guarded.has(name)) continue
          context.report({
            node,
            message: `${name} is not in ${engines}, which the site supports (package.json, browserslist). Do not use it, or test for it first.`,
          })
        }
      },
    }
  },
}

/** The plugin as the linter loads it: .oxlintrc.json, jsPlugins. */
const plugin = { meta: { name: 'engines' }, rules: { lacked: lackedByEngine } }

export default plugin
