// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BridgeEscrow} from "src/BridgeEscrow.sol";
import {Order} from "src/OrderLib.sol";
import {BridgeTest} from "./support/BridgeTest.sol";

/// The vectors come from a client library (contracts/identity.test.ts checks that they still do).
contract IdentityTest is BridgeTest {
    bytes32 internal constant ORDER_ID = 0x0048bf2ef3c76676fedd8619999628097f19da2d937c9903f80bec998cc7bde0;
    bytes32 internal constant OFFER_DIGEST = 0x3b9a8ca9a77e6e02165d7bb07c5485824a5d4753dd80b35cc0717637bd75f589;
    bytes32 internal constant FILL_DIGEST = 0xf2c5bddca4371ee52db64386e95bac9a8f11fbc481567fdef58fe19dc679a66b;

    address internal constant ESCROW = 0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa;

    function setUp() public override {
        super.setUp();
        // At the vector's address; domain values that were cached for another address are computed anew.
        vm.etch(ESCROW, address(escrow).code);
        escrow = BridgeEscrow(ESCROW);
    }

    function test_orderId_onBothSides() public view {
        vm.assertEq(escrow.orderId(vector()), ORDER_ID, "escrow");
        vm.assertEq(filler.orderId(vector()), ORDER_ID, "filler");
    }

    function test_offerDigest() public view {
        vm.assertEq(escrow.offerDigest(vector()), OFFER_DIGEST, "offer");
    }

    function test_fillDigest() public view {
        vm.assertEq(escrow.fillDigest(keccak256("order"), keccak256("proof")), FILL_DIGEST, "fill");
    }

    /// Any one field changed gives another order.
    function testFuzz_orderId_coversEveryField(uint256 field, uint256 by) public view {
        Order memory order = vector();
        change(order, between(field, 0, 17), between(by, 1, 50));
        vm.assertNotEq(escrow.orderId(order), ORDER_ID, "id");
    }

    function vector() private pure returns (Order memory order) {
        order.depositor = 0x1111111111111111111111111111111111111111;
        order.maker = 0x2222222222222222222222222222222222222222;
        order.inputToken = 0x3333333333333333333333333333333333333333;
        order.inputAmount = 123_456_789;
        order.outputToken = abi.encodePacked(bytes32(hex"4444444444444444444444444444444444444444444444444444444444444444"));
        order.outputAmount = 987_654_321;
        order.destinationGas = 5;
        order.recipient = abi.encodePacked(bytes32(hex"5555555555555555555555555555555555555555555555555555555555555555"), hex"55");
        order.memoHash = keccak256("memo");
        order.srcChainId = 31_337;
        order.dstChainId = 83_797_631;
        order.fillMode = 1;
        order.channel = 7;
        order.channelFee = 11;
        order.openBy = 1_800_000_060;
        order.fillDeadline = 1_800_001_800;
        order.refundAfter = 1_800_100_000;
        order.nonce = 42;
    }

    function change(Order memory order, uint256 field, uint256 by) private pure {
        if (field == 0) order.depositor = address(uint160(order.depositor) + uint160(by));
        if (field == 1) order.maker = address(uint160(order.maker) + uint160(by));
        if (field == 2) order.inputToken = address(uint160(order.inputToken) + uint160(by));
        if (field == 3) order.inputAmount += by;
        if (field == 4) order.outputToken = abi.encodePacked(by);
        if (field == 5) order.outputAmount += by;
        if (field == 6) order.destinationGas += by;
        if (field == 7) order.recipient = abi.encodePacked(by);
        if (field == 8) order.memoHash = bytes32(by);
        if (field == 9) order.srcChainId += by;
        if (field == 10) order.dstChainId += by;
        if (field == 11) order.fillMode += uint8(by);
        if (field == 12) order.channel += by;
        if (field == 13) order.channelFee += by;
        if (field == 14) order.openBy += uint40(by);
        if (field == 15) order.fillDeadline += uint40(by);
        if (field == 16) order.refundAfter += uint40(by);
        if (field == 17) order.nonce += by;
    }
}
