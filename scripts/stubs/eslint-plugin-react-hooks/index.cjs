module.exports = require('../unused.cjs');
