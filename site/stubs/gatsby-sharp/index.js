module.exports = function getSharpInstance() { return Promise.resolve(null) }
