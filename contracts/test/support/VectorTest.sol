// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Order} from "src/OrderLib.sol";
import {GaslessTest} from "./GaslessTest.sol";

/// @notice Reads the orders that clients hash too.
abstract contract VectorTest is GaslessTest {
    string internal orderFile;

    function setUp() public virtual override {
        super.setUp();
        orderFile = vm.readFile("contracts/vectors/orders.json");
    }

    function vector(uint256 i) internal view returns (Order memory order) {
        order.depositor = vm.parseJsonBytes(orderFile, keyOf(i, ".order.depositor"));
        order.maker = vm.parseJsonAddress(orderFile, keyOf(i, ".order.maker"));
        order.inputToken = vm.parseJsonBytes(orderFile, keyOf(i, ".order.inputToken"));
        order.inputAmount = number(i, "inputAmount");
        order.outputToken = vm.parseJsonBytes(orderFile, keyOf(i, ".order.outputToken"));
        order.outputAmount = number(i, "outputAmount");
        order.destinationGas = number(i, "destinationGas");
        order.recipient = vm.parseJsonBytes(orderFile, keyOf(i, ".order.recipient"));
        order.memoHash = vm.parseJsonBytes32(orderFile, keyOf(i, ".order.memoHash"));
        order.srcChainId = number(i, "srcChainId");
        order.dstChainId = number(i, "dstChainId");
        order.fillMode = uint8(number(i, "fillMode"));
        order.channel = number(i, "channel");
        order.channelFee = number(i, "channelFee");
        order.openBy = uint40(number(i, "openBy"));
        order.fillDeadline = uint40(number(i, "fillDeadline"));
        order.refundAfter = uint40(number(i, "refundAfter"));
        order.nonce = number(i, "nonce");
    }

    function number(uint256 index, string memory field) internal view returns (uint256) {
        return vm.parseJsonUint(orderFile, keyOf(index, string.concat(".order.", field)));
    }

    function keyOf(uint256 index, string memory path) internal pure returns (string memory) {
        return string.concat(".vectors[", vm.toString(index), "]", path);
    }
}
