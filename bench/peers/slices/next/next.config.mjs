// The folder is its own root, though it is inside a project. Nothing is compressed in any of the three.
export default { poweredByHeader: false, compress: false, turbopack: { root: import.meta.dirname } };
